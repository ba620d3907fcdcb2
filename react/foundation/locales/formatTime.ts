/** Formats a time in the visitor's time zone; midnight is only a day. `tag`: the locale. */
export const formatTime = (tag: string, time: Date): string => {
  const isDay = time.getHours() + time.getMinutes() + time.getSeconds() === 0
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", ...(isDay ? {} : { timeStyle: "short" }) }).format(time)
}
