-- Each line of a file is an address, a tab and a body: each is posted once, by a page of a booklet, from somewhere else.
local lines, sent = {}, 0

function init(arguments)
  for line in io.lines(arguments[1]) do
    local address, body = line:match("^(%S+)\t(.*)$")
    lines[#lines + 1] = { address = address, body = body }
  end
end

function request()
  sent = sent + 1
  local line = lines[math.min(sent, #lines)]
  local headers = {
    ["Content-Type"] = "application/json",
    ["Host"] = "localhost",
    ["Sec-Fetch-Site"] = "same-origin",
    ["X-Real-IP"] = string.format("10.%d.%d.%d", math.random(0, 255), math.random(0, 255), math.random(1, 254)),
  }
  return wrk.format("POST", line.address, headers, line.body)
end
