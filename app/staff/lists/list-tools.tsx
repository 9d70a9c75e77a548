// Tools of a list: bulk changes of chosen rows, and an export of these or all rows.
import { useEffect, useState } from 'react';
import type { Permission } from '#domain/roles';
import type { Labels } from '#domain/vocabulary';
import type { BulkList } from '../data/api';
import { usePermissions } from '../data/permissions';
import { ChosenBar } from './chosen-bar';
import { ExportDialog } from './export-dialog';
import type { Choice } from './use-choice';
import type { List } from './use-list';

type ListToolsProps<Row> = {
  list: List<Row>;
  choice: Choice;
  /** The API path of the list; bulk changes and the export are below it. */
  path: BulkList;
  /** The permission that opens a row. */
  needs: Permission;
  /** First word of an export's file name. */
  name: string;
  statuses: Labels;
  columns: Labels;
  columnsOnScreen: readonly string[];
};

export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { list, choice, path, needs, name, statuses, columns, columnsOnScreen } = props;
  const { params, change, page } = list;
  const mayExport = usePermissions()('people.export');
  const isOfChosen = params.get('export') === 'chosen';
  // The rows chosen when the dialog opened: unchecking them later must not turn it into an export of all.
  const [asked, setAsked] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!isOfChosen) setAsked([]);
  }, [isOfChosen]);
  return (
    <>
      <ChosenBar
        choice={choice}
        path={path}
        needs={needs}
        statuses={statuses}
        {...(mayExport && {
          onExport: () => {
            setAsked(choice.rows.map(({ id }) => id));
            change({ export: 'chosen' });
          },
        })}
      />
      <ExportDialog
        path={`${path}/export`}
        name={name}
        columns={columns}
        onScreen={columnsOnScreen}
        asked={list.asked}
        ids={isOfChosen ? asked : []}
        total={page?.isTotalExact ? page.total : undefined}
        isOpen={mayExport && (isOfChosen ? asked.length > 0 : params.has('export'))}
        onClose={() => change({ export: undefined })}
      />
    </>
  );
}
