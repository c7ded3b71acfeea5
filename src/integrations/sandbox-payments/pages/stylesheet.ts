// The style sheet of the sandbox pages, served as a file because the pages allow no inline styles. The pages
// look clearly different from the shop, so that shoppers see that they have left it.

export const stylesheet = `@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
:root{view-transition-name:none}
::view-transition{pointer-events:none}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;background:#F0ECE2;color:#12110F;
  font:1.0625rem/1.55 Inter,ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.ribbon{padding:.5rem 1rem;background:#12110F;color:#FBFAF6;font-size:.875rem;text-align:center}
.ribbon p{margin:0}
main{display:grid;justify-items:center;padding:clamp(1rem,6vw,4.5rem) 1rem}
.sheet{width:100%;max-width:28rem;padding:clamp(1.25rem,5vw,2.25rem);background:#FFF;border:1px solid #DDD6C6;
  border-radius:.75rem;border-top:6px solid #0E7C61;overflow-wrap:anywhere}
.method{display:inline-block;margin:0 0 .75rem;padding:.125rem .625rem;border:1px solid #B9B1A1;border-radius:99rem;
  font-size:.875rem;font-weight:600}
h1{margin:0;font-size:1.375rem;line-height:1.25;letter-spacing:-.01em}
.amount{margin:.75rem 0 1rem;font-size:clamp(2.25rem,10vw,3rem);line-height:1.1;font-weight:650;letter-spacing:-.02em;
  font-variant-numeric:tabular-nums}
dl{margin:0 0 1.5rem;border-top:1px solid #E6E0D3}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.625rem 0;
  border-bottom:1px solid #E6E0D3}
dt{color:#6F6A61}
dd{margin:0;font-weight:550;text-align:right}
.code{font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}
button,.button{display:inline-block;width:100%;min-height:3rem;padding:.625rem 1rem;border:1px solid #12110F;
  border-radius:.5rem;background:#FFF;color:#12110F;font:inherit;font-weight:600;text-align:center;
  text-decoration:none;cursor:pointer;transition:background-color .15s ease-out}
button:hover,.button:hover{background:#F0ECE2}
.primary{border-color:#0E7C61;background:#0E7C61;color:#FFF}
.primary:hover{background:#0A5F4A}
.hint{margin:0;color:#6F6A61;font-size:.9375rem}
.back{margin:1.25rem 0 0;text-align:center}
.back a:not(.button){display:inline-block;padding:.5rem;color:#12110F;text-underline-offset:.2em}
:focus-visible{outline:3px solid #0E7C61;outline-offset:3px}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (forced-colors:active){.sheet,button,.button{border:1px solid}}
`;
