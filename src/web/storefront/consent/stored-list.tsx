// Every name a visitor may find in their browser, what it is for and how long it stays.

import { consentCopy as copy } from '#copy/consent.ts';

export function StoredList() {
  const [, purposeHead, timeHead] = copy.listHead;
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title">{copy.listTitle}</h2>
      <table>
        <caption>{copy.listCaption}</caption>
        <thead>
          <tr>
            {copy.listHead.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {(['necessary', 'statistics', 'marketing'] as const).map((category) => (
          <tbody key={category}>
            <tr className="cookies-group">
              <th scope="rowgroup" colSpan={3}>
                {copy.categories[category].title}
              </th>
            </tr>
            {copy.list[category].map(([name, purpose, time]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label={purposeHead}>{purpose}</td>
                <td data-label={timeHead}>{time}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
