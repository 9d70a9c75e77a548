import { useState } from 'react';
import { login } from '#text/staff/login';

type PasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
};

export function PasswordField({ value, onChange, problem }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="staff-field">
      <label className="staff-label" htmlFor="password">
        {login.password}
      </label>
      <div className="flex gap-2">
        <input
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          className="staff-control"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? 'password-problem' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="staff-button"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? login.hide : login.show}
        </button>
      </div>
      {problem ? (
        <p id="password-problem" className="staff-problem">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
