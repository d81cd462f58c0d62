import './button.css';

/** What a {@link Button} shows. */
export interface ButtonProps {
  label: string;
  kind?: 'primary' | 'secondary';
  size?: 'small' | 'medium' | 'large';
  look?: 'plain' | 'raised' | 'tinted' | 'spaced' | 'framed';
  onClick?: (() => void) | undefined;
}

/** A button as the starter template has one: its classes choose everything. */
export function Button({ label, kind = 'secondary', size = 'medium', look, onClick }: ButtonProps) {
  const names = ['', `--${kind}`, `--${size}`, `--${look ?? 'plain'}`];
  return (
    <button
      type="button"
      className={names.map((name) => `example-button${name}`).join(' ')}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
