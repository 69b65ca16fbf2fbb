// Runs while the page is still loading: asks who is signed in, which is the first thing that the product will want to
// know, and then for the list that most people open first, instead of waiting for its scripts. lib/client/transport.ts
// takes each answer, once.
// For somebody without a session the page is told so at once: what the build drew of the shell is not theirs to see
// (spec §2), however long the scripts take.
(() => {
  let token;
  try {
    token = JSON.parse(localStorage.getItem('auth-token'))?.state?.token;
  } catch {
    // Storage is forbidden, or holds what is none of ours: nobody is signed in.
  }
  if (!token) {
    document.documentElement.dataset.visitor = '';
    return;
  }
  try {
    const authorization = `Bearer ${token}`;
    globalThis.pinjianEarly = [];
    const ask = (url) => {
      // Read whole: on a page that never takes it, it would keep its connection until its time is over.
      const answer = fetch(url, { headers: { authorization }, signal: AbortSignal.timeout(15000) }).then(
        async (response) => new Response(await response.arrayBuffer(), response),
      );
      answer.catch(() => undefined);
      globalThis.pinjianEarly.push({ url, authorization, answer, askedAt: performance.now() });
      return answer;
    };
    const user = ask('/admin/user/info');
    if (location.pathname !== '/seeker/job' || location.search !== '') return;
    user
      .then((answer) => answer.clone().json())
      // As features/position/jobs/api.ts will ask; jobs/first-list.test.tsx holds that the two are the same.
      .then(({ data }) => ask(`/job/recommendation/positions?jobHunterId=${data.sysUser.userId}`))
      .catch(() => undefined);
  } catch {
    // A browser that cannot ask yet: the product asks by itself.
  }
})();
