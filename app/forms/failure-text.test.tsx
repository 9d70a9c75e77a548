import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { languages, localizePath } from '#content/languages';
import { TextProvider } from '../text';
import { FailureText } from './form-frame';
import { classifySendFailure } from './outcome';
import type { SendFailure } from './public-form';

const other = [
  'offline',
  'slow',
  'server',
  'overQuota',
  'busy',
  'unavailable',
  'tooLarge',
] as const;
const failures: SendFailure[] = [
  ...other.map((why) => ({ why })),
  { why: 'tooMany', retryAfterSeconds: 90 },
];

describe.each(languages)('FailureText (%s)', (language) => {
  it.each(failures)('shows 911, 988 and the office phone with the reason: $why', (failure) => {
    const { forms, organization } = contentOf(language);
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={[localizePath(language, '/contact')]}>
        <TextProvider text={{ forms, organization }}>
          <FailureText failure={failure} />
        </TextProvider>
      </MemoryRouter>,
    );
    expect(html).toContain(forms.failed[failure.why].split('{')[0]);
    for (const href of ['tel:911', 'tel:988', 'sms:988', organization.phone.href]) {
      expect(html).toContain(`href="${href}"`);
    }
  });
});

it.each([
  [{ status: 429, code: 'too-many' }, 'tooMany'],
  [{ status: 503, code: 'over-quota' }, 'overQuota'],
  [{ status: 503, code: 'busy' }, 'busy'],
  [{ status: 503, code: 'unavailable' }, 'unavailable'],
  [{ status: 413, code: 'too-large' }, 'tooLarge'],
  [{ status: 500, code: 'unexpected' }, 'server'],
] as const)('explains the refusal %o with its own reason', (refusal, why) => {
  expect(classifySendFailure({ ...refusal, retryAfterSeconds: 10 })).toMatchObject({ why });
});
