// Asks before an action, with a text and two buttons.
import { shell } from '#text/staff/shell';
import { StaffDialog } from './staff-dialog';

type QuestionDialogProps = {
  title: string;
  text: string;
  press: string;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onPress: () => void;
};

export function QuestionDialog(props: QuestionDialogProps) {
  const { title, text, press, isOpen, isPending, onClose, onPress } = props;
  return (
    <StaffDialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button
            type="button"
            className="staff-button staff-button-primary"
            aria-disabled={isPending || undefined}
            onClick={() => isPending || onPress()}
          >
            {press}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </StaffDialog>
  );
}
