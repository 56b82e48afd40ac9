// Holds up early input for src/web/platform/navigation/early-input.ts.
{
  const isEarly = () => document.getElementById('root')?.dataset.rendered !== undefined;
  const listen = (name, hear) => addEventListener(name, (event) => isEarly() && hear(event), true);
  listen('submit', (event) => {
    event.preventDefault();
    globalThis.heldUp = event.target;
  });
  listen('click', ({ target }) => {
    globalThis.heldUp = target.closest('button[type="button"]') ?? globalThis.heldUp;
  });
}
