// A mailto link with the full address; a long address breaks before its @.

export function MailLink({ email, className }: { email: string; className?: string }) {
  const [account = ''] = email.split('@');
  return (
    <a className={className} href={`mailto:${email}`}>
      <span>{account}</span>
      <wbr />
      <span>{email.slice(account.length)}</span>
    </a>
  );
}
