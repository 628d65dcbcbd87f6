const KEY = 'sixfold.operator';

/** Kept until this window is closed, and not longer. */
export function keptToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Storage is blocked: then it is asked for again.
    return '';
  }
}

export function keepToken(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Then it counts until the page is left.
  }
}
