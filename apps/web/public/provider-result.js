/**
 * Where the window of a sign-in provider ends: hands the outcome, which stands behind the `#`, to the page that opened the
 * window, and closes it. The outcome is stored too, for a page that was asleep. Features/sign-in/providers reads both.
 */
(() => {
  const outcome = JSON.stringify({
    ...Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
    at: Date.now(),
  });
  history.replaceState(null, "", location.pathname);
  try {
    localStorage.setItem("providerOutcome", outcome);
  } catch {
    // A storage that is blocked leaves the message below.
  }
  new BroadcastChannel("provider-outcome").postMessage(outcome);
  close();
  // A window that no page has opened does not close: this one is the page itself, which goes on where it left.
  setTimeout(() => location.replace("/#/pages/login/login"), 300);
})();
