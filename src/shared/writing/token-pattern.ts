// The format of signed tokens, to recognise them in texts and addresses, also in the browser. Only the
// signature proves a token (platform/tokens).

/** Matches value and signature, both in base64url. */
export const TOKEN_PATTERN = /^[\w-]+\.[\w-]{24}$/;
