// The frame of every screen after sign-in: a rail on a desktop, a menu bar on a phone.
import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shell } from '#text/staff/shell';
import { ContactNote } from '../contact-log/contact-note';
import { sessionPath } from '../data/api';
import { adoptDrafts } from '../data/drafts';
import { watchIdle } from '../data/idle-lock';
import { readOffice } from '../data/office';
import { usePermissions } from '../data/permissions';
import { useJson } from '../data/queries';
import { queryClient } from '../data/query-client';
import { EmergencyBanner } from '../emergencies/emergency-banner';
import { useUnsentCount } from '../food-day/use-food-day';
import { KeyboardHelp } from '../keys/keyboard-help';
import { useLive } from '../live/use-live';
import { ColleagueToasts } from '../my-day/from-colleagues';
import { ChecklistNotice } from '../operation/checklist-notice';
import { FailureBanner } from '../operation/failure-banner';
import { ReviewQuotaBanner } from '../operation/review-quota-banner';
import { MailProblemNotice, NoMail } from '../outbox/mail-trouble';
import { UnsentReplies } from '../outbox/unsent-replies';
import { QuickFind } from '../quick-find/quick-find';
import { QuickFindButton } from '../quick-find/quick-find-button';
import { ConflictDialog } from './conflict-dialog';
import { LoadFailure } from './load-failure';
import { MenuSheet } from './menu-sheet';
import { PasswordPrompt } from './password-prompt';
import { RecentMessages, RecentMessagesButton } from './recent-messages';
import { SignOutButton } from './sign-out-button';
import { SignOutPrompt } from './sign-out-prompt';
import { StaffNav } from './staff-nav';
import { StaleNotice } from './stale-notice';

/** Clears cached reads when the role changes: another role sees other rows and columns. */
function useNothingOfAnotherRole(role: string | undefined): void {
  const last = useRef(role);
  useEffect(() => {
    if (role === undefined || role === last.current) return;
    const isFirst = last.current === undefined;
    last.current = role;
    if (isFirst) return;
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionPath });
  }, [role]);
}

export function StaffFrame({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const sessionQuery = useJson(sessionPath);
  const session = sessionQuery.data;
  const may = usePermissions();
  const unsent = useUnsentCount();
  useLive(session !== undefined);
  useNothingOfAnotherRole(session?.role);
  useEffect(watchIdle, []);
  useEffect(() => {
    if (session !== undefined) adoptDrafts(session.username);
  }, [session]);
  return (
    <div className="lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <a href="#main" className="staff-button no-print absolute -top-24 left-4 z-30 focus:top-4">
        {shell.skip}
      </a>
      <header className="no-print bg-rail text-on-rail lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col">
        <div className="flex min-h-14 items-center gap-2 px-4 lg:min-h-0 lg:pt-4 lg:pb-2">
          <p className="grow font-heading leading-5 font-bold">
            {readOffice().facts.name}
            <span className="block text-tiny font-normal">{shell.area}</span>
          </p>
          <button
            type="button"
            className="staff-button lg:hidden"
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <Menu aria-hidden size={18} />
            {shell.menu}
          </button>
        </div>
        <div className="hidden min-h-0 grow content-start gap-3 overflow-y-auto px-3 pb-2 lg:grid">
          {session === undefined ? null : (
            <>
              {may('people.find') ? <QuickFindButton /> : null}
              <StaffNav />
            </>
          )}
        </div>
        <div className="hidden border-t border-current/30 px-3 py-2 lg:block">
          <RecentMessagesButton />
          <SignOutButton username={session?.username} />
        </div>
      </header>
      <MenuSheet
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        username={session?.username}
      />
      <QuickFind />
      <KeyboardHelp />
      <ContactNote />
      <ConflictDialog />
      <PasswordPrompt />
      <RecentMessages />
      <SignOutPrompt unsent={unsent} />
      <main id="main" className="mx-auto w-full max-w-[90rem] p-4 xl:px-8">
        {session === undefined ? (
          // Until the session has loaded, show no menu or screen of another role.
          <SessionToCome query={sessionQuery} />
        ) : (
          <>
            {/* Mounted only with permission, so that it reads only then. */}
            {may('people.find') && !session.mustEnrol ? <EmergencyBanner /> : null}
            {may('staff.manage') ? <FailureBanner /> : null}
            {may('staff.manage') && !session.mustEnrol ? <ReviewQuotaBanner /> : null}
            <MailProblemNotice />
            {may('inbox.read') && !session.mustEnrol ? <UnsentReplies /> : null}
            {may('inbox.read') && !session.mustEnrol ? <ColleagueToasts /> : null}
            {children}
            <NoMail />
            {may('staff.manage') ? <ChecklistNotice /> : null}
            <StaleNotice />
          </>
        )}
      </main>
    </div>
  );
}

function SessionToCome({
  query,
}: {
  query: Parameters<typeof LoadFailure>[0]['of'] & { isError: boolean };
}) {
  return query.isError ? (
    <LoadFailure of={query} />
  ) : (
    <p role="status" className="min-h-dvh">
      {shell.loading}
    </p>
  );
}
