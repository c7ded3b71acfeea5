// `?`: all keys on one card.

import { Modal } from '../ui/modal.tsx';
import { SHORTCUTS } from './shortcuts.ts';

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Modal title="Sneltoetsen" size="small" onClose={onClose}>
      <div className="modal-body">
        {SHORTCUTS.map((group) => (
          <section key={group.title} className="not-first:mt-4">
            <h3>{group.title}</h3>
            <dl>
              {group.items.map(({ keys, label }) => (
                <div key={keys} className="flex min-h-8 items-center justify-between gap-4">
                  <dt>{label}</dt>
                  <dd>
                    <kbd>{keys}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
