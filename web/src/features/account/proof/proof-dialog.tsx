import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './proof-dialog.module.css';

/** Stands above everything while a proof is made; Esc and the button give up. For pages with antd and without. */
function ProofDialog({ then, onCancel }: { readonly then: string; readonly onCancel: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="proof-title"
      aria-describedby="proof-text"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <span className={styles.spinner} aria-hidden="true" />
      <p id="proof-title" className={styles.title}>
        正在进行安全验证…
      </p>
      <p id="proof-text" className={styles.text}>
        由您的设备自动完成，通常只需几秒，完成后会立即{then}。
      </p>
      <button type="button" className={styles.cancel} onClick={onCancel}>
        取消
      </button>
    </dialog>
  );
}

/** Shows the dialog; `then` names what follows; answers what closes it. */
export function openProofDialog(then: string, onCancel: () => void): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<ProofDialog then={then} onCancel={onCancel} />);
  return () => {
    root.unmount();
    place.remove();
  };
}
