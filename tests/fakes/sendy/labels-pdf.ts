// Creates labels as a label service prints them: one A6 page each, containing only its name.

export function labelsPdf(references: readonly string[]): Buffer {
  const pages = references.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages}] /Count ${references.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...references.flatMap((reference, index) => {
      const text = `BT /Plain 12 Tf 20 380 Td (Label ${reference}) Tj ET`;
      const page = `/Parent 2 0 R /MediaBox [0 0 298 420] /Resources << /Font << /Plain 3 0 R >> >>`;
      return [
        `<< /Type /Page ${page} /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
