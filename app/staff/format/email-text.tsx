// An email address that breaks before the @ and never inside the domain.
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      <span className="email-domain" title={email}>
        {email.slice(at)}
      </span>
    </>
  );
}
