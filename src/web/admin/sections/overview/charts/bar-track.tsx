// A bar over the full width that shows parts of a whole side by side.

type BarTrackProps = {
  height: number;
  /** Of a bar that shows parts of a whole: the CSS class and the percentage of each part, from the left. */
  parts: readonly (readonly [fill: string, share: number])[];
  className: string;
};

export function BarTrack({ height, parts, className }: BarTrackProps) {
  const before = (index: number) => parts.slice(0, index).reduce((sum, [, share]) => sum + share, 0);
  return (
    <svg
      className={className}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      viewBox={`0 0 100 ${height}`}
      aria-hidden="true"
    >
      <rect className="fill-raised" width="100" height={height} />
      {parts.map(([fill, share], index) => (
        <rect key={fill} className={fill} x={before(index)} width={share} height={height} />
      ))}
    </svg>
  );
}
