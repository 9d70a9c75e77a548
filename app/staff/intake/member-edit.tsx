import { edit } from '#text/staff/edit';
import { formatFullName } from '../cases/case-columns';
import { fillText } from '../format/formats';
import { Presence } from '../live/presence';
import { MemberScreen } from '../profile/member-screen';
import { ScreenHeader } from '../shell/screen-header';
import { EditForm } from './edit-form';

export default function MemberEditScreen() {
  return (
    <MemberScreen>
      {(member) => (
        <>
          <ScreenHeader title={fillText(edit.title, { name: formatFullName(member) })} />
          <Presence of="member" id={member.id} />
          <EditForm member={member} />
        </>
      )}
    </MemberScreen>
  );
}
