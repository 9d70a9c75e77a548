import { donate } from '#content/en/donate';
import { forms } from '#content/en/forms';
import {
  formatAmount,
  type GiftType,
  giftTypes,
  minimumAmount,
  popularAmount,
  presetAmounts,
} from '#domain/forms/donation';
import { fieldId } from '../field-input';

type GiftTypeChoiceProps = { type: GiftType; onType: (type: GiftType) => void };

export function GiftTypeChoice({ type, onType }: GiftTypeChoiceProps) {
  return (
    <fieldset className="field">
      <legend className="field-label">{donate.labels.type}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(Object.entries(giftTypes) as [GiftType, string][]).map(([value, label]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="type"
              value={value}
              checked={type === value}
              onChange={() => onType(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type AmountProps = {
  amount: string;
  problem: string | undefined;
  onAmount: (amount: string) => void;
};

export function AmountField({ amount, problem, onAmount }: AmountProps) {
  const id = fieldId('amount');
  return (
    <div className="grid gap-4">
      <fieldset className="field needs-script">
        <legend className="field-label">{donate.labels.presets}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {presetAmounts.map((preset) => (
            <button
              key={preset}
              type="button"
              className="preset"
              aria-pressed={Number(amount) === preset}
              onClick={() => onAmount(String(preset))}
            >
              {formatAmount(preset)}
              {preset === popularAmount ? (
                <span className="preset-mark">{donate.labels.popular}</span>
              ) : null}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor={id} className="field-label">
          {donate.labels.amount}
        </label>
        {problem ? (
          <p id={`${id}-problem`} className="field-problem">
            {problem}
          </p>
        ) : null}
        <input
          id={id}
          name="amount"
          type="number"
          inputMode="decimal"
          min={minimumAmount}
          step="0.01"
          placeholder="50"
          required
          value={amount}
          onChange={(event) => onAmount(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          data-label={donate.labels.amount}
          data-missing={forms.messages.amount}
          data-invalid={forms.messages.amount}
          className="field-control"
        />
      </div>
    </div>
  );
}
