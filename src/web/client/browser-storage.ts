// Local and session storage that never throw: in a private window, on a full disk or on a blocked site,
// values are lost when the page closes. Until then they are kept in memory.

export type BrowserStorage = {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
};

/**
 * Creates a storage that never throws. `find` is called at every access, because merely reading
 * `window.localStorage` throws where cookies are blocked.
 */
export function createBrowserStorage(find: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? attempt(() => find().getItem(key)) ?? null,
    write(key, value) {
      try {
        find().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      attempt(() => find().removeItem(key));
    },
  };
}

export const localStore = createBrowserStorage(() => window.localStorage);
export const sessionStore = createBrowserStorage(() => window.sessionStorage);

/** The value of a readable cookie, or null. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookie === undefined
    ? null
    : (attempt(() => decodeURIComponent(cookie.slice(name.length + 1))) ?? null);
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
