import './button.css';

export interface ButtonProps {
  label: string;
  kind?: 'primary' | 'secondary';
  size?: 'small' | 'medium' | 'large';
  look?: 'plain' | 'raised' | 'tinted' | 'spaced' | 'framed';
  onClick?: (() => void) | undefined;
}

export function Button({ label, kind = 'secondary', size = 'medium', look, onClick }: ButtonProps) {
  const names = ['', `--${kind}`, `--${size}`, `--${look ?? 'plain'}`];
  const classes = names.map((name) => `example-button${name}`).join(' ');
  return (
    <button type="button" className={classes} onClick={onClick}>
      {label}
    </button>
  );
}
