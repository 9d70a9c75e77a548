import { privacyTexts } from '#content/en/staff/privacy';
import { ScreenHeader } from '../shell/screen-header';
import { RetentionSection } from './retention';

export default function PrivacyScreen() {
  return (
    <>
      <ScreenHeader title={privacyTexts.screen.title} />
      <p className="mb-4 text-quiet">{privacyTexts.screen.intro}</p>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <RetentionSection />
      </div>
    </>
  );
}
