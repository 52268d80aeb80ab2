//
//  LoginOld.swift
//
//  The way forms were built on iOS 13.
//

import Combine
import SwiftUI

class LoginViewModel: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()

  var email = "" {
    willSet { objectWillChange.send() }
  }
  var password = "" {
    willSet { objectWillChange.send() }
  }
  var isValid: Bool { email.contains("@") && password.count > 5 }
}

struct RoundedButtonStyle: ButtonStyle {
  var color: Color

  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding()
      .frame(minWidth: 0, maxWidth: .infinity)
      .background(color)
      .cornerRadius(30)
      .scaleEffect(configuration.isPressed ? 0.95 : 1.0)
  }
}

struct LoginOld: View {
  @ObservedObject var viewModel = LoginViewModel()
  @State private var showAlert = false
  @State private var showSheet = false
  @State private var remember = true
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Welcome back")
          .font(.largeTitle)
          .bold()
          .padding(.bottom, 24)

        Group {
          TextField("E-mail", text: $viewModel.email, onEditingChanged: { _ in }, onCommit: {})
            .autocapitalization(.none)
            .disableAutocorrection(true)
            .keyboardType(.emailAddress)
          SecureField("Password", text: $viewModel.password)
        }
        .padding()
        .background(
          RoundedRectangle(cornerRadius: 10)
            .stroke(Color.gray.opacity(0.4), lineWidth: 1)
        )

        Toggle(isOn: $remember) {
          Text("Remember me")
        }

        Button("Log in") {
          self.showAlert = true
        }
        .buttonStyle(RoundedButtonStyle(color: viewModel.isValid ? .blue : .gray))
        .disabled(!viewModel.isValid)
        .alert(isPresented: $showAlert) {
          Alert(
            title: Text("Logged in"), message: Text("Welcome, \(viewModel.email)"),
            primaryButton: .default(
              Text("OK"), action: { self.presentationMode.wrappedValue.dismiss() }),
            secondaryButton: .cancel())
        }

        Spacer()

        HStack {
          Spacer()
          Button(action: { self.showSheet.toggle() }) {
            Text("Create account").underline()
          }
          .sheet(
            isPresented: $showSheet, onDismiss: { print("dismissed") },
            content: { Text("Sign up").environmentObject(self.viewModel) })
          Spacer()
        }
      }
      .padding(.horizontal, 24)
      .navigationBarTitle(Text("Log in"), displayMode: .inline)
      .navigationBarItems(
        leading: Button(action: { self.presentationMode.wrappedValue.dismiss() }) {
          Image(systemName: "xmark").imageScale(.large)
        },
        trailing: EditButton())
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

#if DEBUG
struct LoginOld_Previews: PreviewProvider {
  static var previews: some View {
    LoginOld()
      .environment(\.colorScheme, .dark)
      .environment(\.locale, .init(identifier: "de"))
  }
}
#endif
