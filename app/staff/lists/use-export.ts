// Downloads a list as a file, with progress and a stop button.
import { useEffect, useRef, useState } from 'react';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { exporting } from '#text/staff/export';
import type { ApiPath } from '../../api/api-types';
import { showToast } from '../../ui/toasts';
import { describeFailure, download } from '../data/api';
import { queryClient } from '../data/query-client';
import { readToken } from '../data/session';
import { fillText, formatNumber } from '../format/formats';

/** API paths that return a list as a file. */
export type ExportPath = Extract<ApiPath<'GET'>, `${string}/export`>;

type Progress = { done: number; total: number | undefined };

export function useExport(path: ExportPath, name: string, onSaved: () => void) {
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  // Stop at sign-out.
  useEffect(() => () => running.current?.abort(), []);

  async function start(query: URLSearchParams) {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setProgress({ done: 0, total: undefined });
    try {
      let count = 0;
      const file = await download(
        `${path}?${query}`,
        (done, total) => {
          count = done;
          setProgress({ done, total });
        },
        controller.signal,
      );
      if (readToken() === null) return;
      const fileName = `${name}-${toOfficeDate(new Date())}.csv`;
      save(file, fileName);
      showToast({
        title: exporting.done,
        description: fillText(exporting.doneText, {
          count: formatNumber.format(count),
          name: fileName,
        }),
      });
      // Refresh the activity, which shows the export.
      void queryClient.invalidateQueries();
      onSaved();
    } catch (error) {
      if (!controller.signal.aborted) {
        setProblem(`${exporting.failed} ${describeFailure(error)}`);
      }
    } finally {
      setProgress(undefined);
    }
  }

  return { start, progress, problem, stop: () => running.current?.abort() };
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
