// Replaces the `scheduler` package in what ships: the rx binding needs one function of it, to release idle atoms later.
// The whole package would be a second copy of what is inside the host's react-dom.
export const unstable_LowPriority = 4
export const unstable_scheduleCallback = (_priority, run) => void setTimeout(run, 0)
