// An address to mail to, whole: where it has to break it does so before its @.

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
