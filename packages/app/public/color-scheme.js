// Sets the chosen colours, else those of the system, before the first paint.
{
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('app.persist'))?.colorScheme;
  } catch {
    // Storage is blocked.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
}
