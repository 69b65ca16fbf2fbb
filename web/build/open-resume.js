// Runs on the page of a shared resume: tells the server who is signed in here, for the owner of the resume, as the page says.
(() => {
  const mark = document.querySelector('[data-opening]')?.dataset.opening;
  let token;
  try {
    token = JSON.parse(localStorage.getItem('auth-token'))?.state?.token;
  } catch {
    // Storage is forbidden, or holds what is none of ours: nobody is signed in.
  }
  if (!mark || !token) return;
  fetch('/resume/shared/viewer', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mark }),
    // What came of it changes nothing here.
  }).catch(() => undefined);
})();
