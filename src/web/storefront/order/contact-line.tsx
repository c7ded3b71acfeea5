// How to reach the shop, in one line of links.

export type Contact = { email: string; phone: string; answerHours: number };

export function ContactLine({ contact }: { contact: Contact }) {
  return (
    <>
      <a href={`mailto:${contact.email}`}>{contact.email}</a> of{' '}
      <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`} className="placed-phone">
        {contact.phone}
      </a>
      .
    </>
  );
}
