import { privacyTexts } from '#text/staff/privacy';
import { ScreenHeader } from '../shell/screen-header';
import { AccessReviewSection, ChecksSection } from './access';
import { RetentionSection } from './retention';

export default function PrivacyScreen() {
  return (
    <>
      <ScreenHeader title={privacyTexts.screen.title} />
      <p className="mb-4 text-quiet">{privacyTexts.screen.intro}</p>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <RetentionSection />
        <div className="grid gap-4">
          <AccessReviewSection />
          <ChecksSection />
        </div>
      </div>
    </>
  );
}
