import { localizePath } from '#content/languages';
import { textLimits } from '#domain/text/text';
import { Honeypot } from '../../forms/honeypot';
import { useLanguage, useText } from '../../text';

/** A plain form without its own script, because every page contains it. */
export function FooterSignUp() {
  const { signUp } = useText('navigation').footer;
  return (
    <form
      method="post"
      action={localizePath(useLanguage(), '/newsletter')}
      className="footer-sign-up"
    >
      <h2>{signUp.title}</h2>
      <label>
        {signUp.label}
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={textLimits.email}
          className="field-control"
        />
      </label>
      <Honeypot />
      <button type="submit">{signUp.button}</button>
    </form>
  );
}
