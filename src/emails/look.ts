// The look of a mail: black on warm white. Mail programs read inline styles and tables, little else.

export const colours = {
  paper: '#FBFAF6',
  bone: '#F0ECE2',
  ink: '#12110F',
  smoke: '#6F6A61',
  mint: '#0E7C61',
} as const;

export const fonts = {
  display: "Georgia,'Times New Roman',serif",
  body: "'Helvetica Neue',Helvetica,Arial,sans-serif",
} as const;

export const styles = {
  paragraph: `margin:0 0 16px;font:400 16px/1.6 ${fonts.body};color:${colours.ink}`,
  heading: `margin:0 0 16px;font:400 30px/1.2 ${fonts.display};color:${colours.ink}`,
  subheading: `margin:32px 0 12px;font:700 16px/1.4 ${fonts.body};color:${colours.ink}`,
  small: `margin:0 0 12px;font:400 13px/1.6 ${fonts.body};color:${colours.smoke}`,
  link: `color:${colours.ink};text-decoration:underline`,
  cell: `padding:10px 0;font:400 15px/1.5 ${fonts.body};color:${colours.ink};border-top:1px solid ${colours.bone}`,
} as const;

export const layoutTable = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';
