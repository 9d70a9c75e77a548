import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { shell } from '#text/staff/shell';
import { QuickFindButton } from '../quick-find/quick-find-button';
import { RecentMessagesButton } from './recent-messages';
import { SignOutButton } from './sign-out-button';
import { StaffNav } from './staff-nav';
import { useReturnFocus } from './use-return-focus';

type MenuSheetProps = { isOpen: boolean; onClose: () => void; username: string | undefined };

export function MenuSheet({ isOpen, onClose, username }: MenuSheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="staff-backdrop" />
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-y-0 right-0 z-50 grid w-72 max-w-[88vw] content-start gap-4 overflow-y-auto bg-rail p-3 text-on-rail"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="px-2 text-lead">{shell.menu}</Dialog.Title>
            <Dialog.Close className="rail-link w-auto flex-none" aria-label={shell.closeMenu}>
              <X aria-hidden size={18} />
            </Dialog.Close>
          </div>
          {username === undefined ? null : (
            <>
              <QuickFindButton onOpen={onClose} />
              <StaffNav onChoose={onClose} />
            </>
          )}
          <RecentMessagesButton onOpen={onClose} />
          <SignOutButton username={username} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
