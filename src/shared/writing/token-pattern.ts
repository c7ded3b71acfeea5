// The format of signed tokens, to recognise them in texts and addresses, also in the browser. A text of this
// format is not necessarily valid; only the signature proves a token (platform/tokens).

/** Matches a signed token: its value and its signature, both in base64url. */
export const TOKEN_PATTERN = /^[\w-]+\.[\w-]{24}$/;
