// Fields of the gift. They are uncontrolled, so that choices made before the script loaded remain.
import { useLayoutEffect, useRef, useState } from 'react';
import {
  type GiftType,
  giftTypes,
  maximumAmount,
  minimumAmount,
  popularAmount,
  presetAmounts,
} from '#domain/forms/donation';
import { listValues } from '#domain/vocabulary';
import { useMoney, useText } from '../../text';
import { getFieldId } from '../field-input';

export function GiftTypeChoice({ first }: { first: GiftType }) {
  const donate = useText('donate');
  const { options } = useText('fields').donation.type;
  return (
    <fieldset className="field">
      <legend className="field-label">{donate.labels.type}</legend>
      <div className="choices choices-pair">
        {listValues(giftTypes).map((value) => (
          <label key={value} className="choice">
            <input type="radio" name="type" value={value} defaultChecked={first === value} />
            <span>{options[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type AmountProps = { first: string; problem: string | undefined };

export function AmountField({ first, problem }: AmountProps) {
  const donate = useText('donate');
  const money = useMoney();
  const id = getFieldId('amount');
  const input = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState(first);
  useLayoutEffect(() => setAmount(input.current?.value ?? ''), []);

  function take(preset: number) {
    if (input.current === null) return;
    input.current.value = String(preset);
    // Let listeners handle the preset like typed input.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }
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
              aria-controls={id}
              aria-pressed={Number(amount) === preset}
              onClick={() => take(preset)}
            >
              {money(preset)}
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
          ref={input}
          id={id}
          name="amount"
          type="number"
          inputMode="decimal"
          min={minimumAmount}
          max={maximumAmount}
          step="0.01"
          placeholder="50"
          required
          defaultValue={first}
          onInput={(event) => setAmount(event.currentTarget.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          data-missing="amount"
          data-invalid="amount"
          data-over="amountOver"
          data-step="amountStep"
          className="field-control"
        />
      </div>
    </div>
  );
}
