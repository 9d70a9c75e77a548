import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { shell } from '#text/staff/shell';
import { useReturnFocus } from './use-return-focus';

type StaffDialogProps = {
  title: string;
  description?: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  isWide?: boolean;
  /** As high as the window, so that late content moves no button. */
  isTall?: boolean;
};

export function StaffDialog(props: StaffDialogProps) {
  const {
    title,
    description,
    isOpen,
    onClose,
    children,
    footer,
    isWide = false,
    isTall = false,
  } = props;
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="staff-backdrop" />
        <Dialog.Content
          {...returnFocus}
          className={`staff-dialog ${isWide ? 'staff-dialog-wide' : ''} ${isTall ? 'staff-dialog-tall' : ''}`}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="staff-dialog-head">
            <div>
              <Dialog.Title asChild>
                <h2>{title}</h2>
              </Dialog.Title>
              {description === undefined ? null : (
                <Dialog.Description className="text-quiet">{description}</Dialog.Description>
              )}
            </div>
            <Dialog.Close
              className="staff-button staff-button-bare staff-button-icon"
              aria-label={shell.close}
            >
              <X aria-hidden size={18} />
            </Dialog.Close>
          </div>
          {/* Focusable, so that the keyboard can scroll long content. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable */}
          <div className="staff-dialog-body" tabIndex={0}>
            {children}
          </div>
          {footer === undefined ? null : <div className="staff-dialog-foot">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
