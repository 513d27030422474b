/* Classes only here: the screens tell these two apart, every other auth error passes unchanged. */
export class InvalidCredentialsError extends Error {
  override name = 'InvalidCredentialsError'
  constructor(options?: ErrorOptions) {
    super('Invalid credentials', options)
  }
}

export class UserAlreadyExistsError extends Error {
  override name = 'UserAlreadyExistsError'
  constructor(options?: ErrorOptions) {
    super('User already exists', options)
  }
}

export class NoDataError extends Error {
  override name = 'NoDataError'
  constructor() {
    super('No data available, please try again later')
  }
}
