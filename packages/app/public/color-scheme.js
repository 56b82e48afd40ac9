// Runs before the first paint, so that a page never flashes in the other colours: the scheme somebody chose, else that of the system.
{
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('app.persist'))?.colorScheme;
  } catch {
    // Nothing stored, or storage blocked.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
}
