let signingOut = false;

/** Logout opens /login while the session still stands; /login must not send the person back home then. */
export function beginSignOut(): () => void {
  signingOut = true;
  return () => {
    signingOut = false;
  };
}

export function isSigningOut(): boolean {
  return signingOut;
}
