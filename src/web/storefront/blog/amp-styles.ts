// The two styles the AMP format prescribes letter by letter, and the shop's look in the few rules an article needs.

/** Prescribed: hides the page until the runtime is there, eight seconds at most. */
export const AMP_BOILERPLATE =
  'body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}';

/** Prescribed: without scripts nothing is hidden. */
export const AMP_NOSCRIPT_BOILERPLATE =
  'body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}';

/** Fonts of the device: a page from somebody's cache loads no files of ours but its picture. */
export const AMP_STYLES = `
body{margin:0;background:#fbfaf6;color:#12110f;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
header,main,footer{max-width:68ch;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:center}
h1,h2,blockquote,.brand,.excerpt{font-family:Georgia,serif;line-height:1.2}
h1{margin:.5rem 0;font-size:2.125rem}
h2{margin:2.5rem 0 .5rem;font-size:1.5rem}
h3{margin:2rem 0 .5rem;font-size:1.1875rem;line-height:1.3}
a{display:inline-block;min-height:24px;color:inherit}
.brand{display:flex;align-items:center;gap:.625rem;font-size:1.375rem;font-weight:700;letter-spacing:-.03em;text-decoration:none}
.ribbon{margin:0;padding:.3125rem 1rem;background:#f0ece2;color:#2b2926;font-size:.75rem;text-align:center}
.facts,.note,footer{color:#6f6a61;font-size:.9375rem}
.excerpt{font-size:1.25rem;line-height:1.4;color:#2b2926}
amp-img{margin:1.5rem 0;border-radius:.875rem;overflow:hidden;background:#f0ece2}
amp-img img{width:100%;height:auto}
ul,ol{padding-left:1.5rem}
li{margin:.5rem 0}
blockquote{margin:2rem 0;padding-left:1.25rem;border-left:3px solid #12110f;font-size:1.375rem}
blockquote p{margin:0}
.call{padding:1.25rem 1.5rem;border-radius:.875rem;background:#e3efe8;font-weight:600}
aside{margin:3rem 0;padding:1.5rem;border-radius:.875rem;background:#f0ece2}
aside h2{margin-top:0}
.price{font-size:1.5rem;font-weight:600}
.price small{font-size:.875rem;font-weight:400;color:#6f6a61}
.button{padding:.75rem 1.75rem;border-radius:999px;background:#12110f;color:#fbfaf6;font-weight:600;text-decoration:none}
`.trim();
