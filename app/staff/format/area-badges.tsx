import { Badge } from '../shell/badge';

const maxListed = 2;

/** Shows at most two areas, then the number of others. */
export function AreaBadges({ areas }: { areas: readonly string[] }) {
  const rest = areas.slice(maxListed);
  return (
    <span className="area-badges">
      {areas.slice(0, maxListed).map((area) => (
        <Badge key={area} title={area}>
          {area}
        </Badge>
      ))}
      {rest.length === 0 ? null : (
        <span className="badge flex-none" data-tone="normal" title={rest.join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}
