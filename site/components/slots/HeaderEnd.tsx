/** Links to the service's source code and to an account. */
export function HeaderEnd() {
  return (
    <>
      <a className="source-link" href="https://github.com/PipedreamHQ/pipedream" title="Source on GitHub">
        <span className="visually-hidden">Source on GitHub</span>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m6.5 5.5-4 4.5 4 4.5M13.5 5.5l4 4.5-4 4.5M11.5 4l-3 12" />
        </svg>
      </a>
      <a className="sign-up" href="https://pipedream.com/auth/signup">
        Sign up
      </a>
    </>
  );
}
