import { useEffect, useState } from 'react';
import { defaultLanguage, type Language, languages } from '#content/languages';
import { TextProvider, useLanguage, useText } from '../../text';
import { focusElement } from '../../ui/focus-target';
import { useLaterText } from '../../ui/later-text';
import { Glyph } from '../glyph';
import { hasChosenLanguage, rememberChoice } from './language-choice';
import { LanguageLink } from './language-switch';

/** Offers the page once, in one line, in the browser's language. Never redirects. */
export function LanguageOffer() {
  const current = useLanguage();
  const [wanted, setWanted] = useState<Language>();
  const isOffered = wanted !== undefined && current === defaultLanguage && wanted !== current;
  const text = useLaterText(isOffered, 'languageOffer', wanted);

  useEffect(() => {
    if (!hasChosenLanguage()) setWanted(languageOfBrowser());
  }, []);

  function close() {
    // The pressed button disappears with the offer.
    focusElement('main');
    setWanted(undefined);
    rememberChoice();
  }

  if (!isOffered || text === undefined) return null;
  return (
    <TextProvider text={text}>
      <Offer language={wanted} onClose={close} />
    </TextProvider>
  );
}

function Offer({ language, onClose }: { language: Language; onClose: () => void }) {
  const { text, accept, dismiss } = useText('languageOffer');
  return (
    <aside lang={language} aria-label={text} className="language-offer">
      <p>
        {text}{' '}
        <LanguageLink language={language} onClick={onClose}>
          {accept}
        </LanguageLink>
      </p>
      <button type="button" aria-label={dismiss} onClick={onClose}>
        <Glyph name="close" />
      </button>
    </aside>
  );
}

/** The browser's preferred language, if the site has it. */
function languageOfBrowser(): Language | undefined {
  const [first = ''] = navigator.language.toLowerCase().split('-');
  return languages.find((language) => language === first);
}
