// Holds up early input for src/web/platform/navigation/early-input.ts.
{
  const hold = (event, held) => {
    if (!held || document.getElementById('root')?.dataset.rendered === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    globalThis.heldUp = held;
  };
  addEventListener('submit', (event) => hold(event, event.target), true);
  addEventListener('click', (event) => hold(event, event.target.closest('button[type="button"]')), true);
}
