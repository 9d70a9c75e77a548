const rowsShown = 10;

/** Placeholders of the same height as the rows. */
export function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: rowsShown }, (_, row) => row).map((row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => column).map((column) => (
        <td key={column}>
          <span className="skeleton h-4" />
        </td>
      ))}
    </tr>
  ));
}
