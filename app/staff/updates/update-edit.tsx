import { useParams } from 'react-router';
import { shell } from '#text/staff/shell';
import { updateTexts as text } from '#text/staff/updates';
import { useJson } from '../data/queries';
import { isNotFound, LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { NoMailNotice } from './no-mail-notice';
import { UpdateForm } from './update-form';

export default function UpdateEditScreen() {
  const { id } = useParams();
  const isNew = id === undefined;
  const query = useJson(`/api/updates/${Number(id)}`, { isWanted: !isNew });
  if (!isNew && query.isPending) return <p role="status">{shell.loading}</p>;
  if (!isNew && query.data === undefined) {
    if (isNotFound(query.error)) return <ScreenHeader title={text.notFound} />;
    return <LoadFailure of={query} />;
  }
  return (
    <>
      <ScreenHeader title={isNew ? text.addTitle : text.editTitle} />
      <NoMailNotice />
      {query.data === undefined ? <UpdateForm /> : <UpdateForm update={query.data} />}
    </>
  );
}
