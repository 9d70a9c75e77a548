import type { ComponentProps } from 'react';
import { Tooltip } from '../ui/tooltip';
import { Glyph } from './glyph';
import type { Motion } from './use-motion';

type RoundButtonProps = ComponentProps<'button'> & {
  label: string;
  glyph: ComponentProps<typeof Glyph>['name'];
};

/** An icon button with its name as a tooltip. */
export function RoundButton({ label, glyph, ...rest }: RoundButtonProps) {
  return (
    <Tooltip text={label}>
      <button type="button" aria-label={label} className="round-button" {...rest}>
        <Glyph name={glyph} />
      </button>
    </Tooltip>
  );
}

type PauseButtonProps = { motion: Motion; labels: { pause: string; play: string } };

export function PauseButton({ motion: { isPlaying, toggle }, labels }: PauseButtonProps) {
  return (
    <RoundButton
      label={isPlaying ? labels.pause : labels.play}
      glyph={isPlaying ? 'pause' : 'play'}
      data-toggle=""
      onClick={toggle}
    />
  );
}
