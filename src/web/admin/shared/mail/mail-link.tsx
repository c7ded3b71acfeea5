// An address to mail to, whole: where it has to break it does so before its @.

export function MailLink({ email, className }: { email: string; className?: string }) {
  const [account = ''] = email.split('@');
  return (
    <a className={className} href={`mailto:${email}`}>
      {account}
      <wbr />
      {email.slice(account.length)}
    </a>
  );
}
