import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { languages } from '#content/languages';
import { TextProvider } from '../text';
import type { StoredForm } from './public-form';
import { SentPanel } from './sent-panel';

function panel(
  language: (typeof languages)[number],
  stored: Omit<StoredForm, 'reference'>,
): string {
  const { forms, membershipAssistance, navigation, organization } = contentOf(language);
  const outcome = {
    kind: 'sent',
    reference: 'WW-2345-6789',
    answers: {},
    secondsLeft: 1800,
  } as const;
  return renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider text={{ forms, navigation, organization }}>
        <SentPanel
          outcome={{ ...outcome, ...stored }}
          panel={membershipAssistance.success}
          onAgain={() => {}}
        />
      </TextProvider>
    </MemoryRouter>,
  );
}

describe.each(languages)('confirmation of an application (%s)', (language) => {
  const { forms, membershipAssistance } = contentOf(language);
  const steps = (html: string) =>
    [...(/<ol>(.*?)<\/ol>/.exec(html)?.[1] ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(
      ([, step]) => step,
    );

  it('lists the next steps of an application without danger', () => {
    const html = panel(language, {});
    expect(steps(html)).toEqual(membershipAssistance.success.next);
    expect(html).not.toContain('help-card');
  });

  it('shows the emergency lines first when somebody is in danger', () => {
    const html = panel(language, { isDanger: true });
    expect(steps(html)).toEqual(forms.danger.next);
    expect(html).toContain('href="tel:911"');
  });

  it('promises no time when the form came over the limit of its network', () => {
    const html = panel(language, { isOverLimit: true });
    expect(steps(html)).toEqual(forms.danger.overLimit.next);
    expect(html).toContain(forms.danger.overLimit.text);
    expect(html).toContain('href="tel:911"');
  });
});
