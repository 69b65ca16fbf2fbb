// The screen stands in the entry (router.tsx), so that the first page of most people needs no second round trip.
export { Component, handle, loader } from '#app/login-screen.tsx';
