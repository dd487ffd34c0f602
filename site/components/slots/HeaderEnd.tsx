/** Links to the service's source code and to an account. */
export function HeaderEnd() {
  return (
    <>
      <a className="source-link" href="https://github.com/PipedreamHQ/pipedream">
        GitHub
      </a>
      <a className="sign-up" href="https://pipedream.com/auth/signup">
        Sign up
      </a>
    </>
  );
}
